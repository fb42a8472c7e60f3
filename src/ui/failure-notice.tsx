import { Button } from './button.tsx';

interface FailureNoticeProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Says above a screen that a part of it could not be shown; the screen itself stays usable. */
export function FailureNotice({ onRetry, onClose }: FailureNoticeProps) {
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-40 mx-auto grid max-w-lg gap-4 rounded-t-card bg-ground-dark p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-white shadow-card ring-1 ring-white/15 sm:bottom-6 sm:rounded-card"
    >
      <div className="grid gap-1">
        <p className="text-lg font-semibold">
          Dieser Teil der Website konnte nicht geladen werden.
        </p>
        <p className="text-on-ground-muted">Vielleicht ist die Verbindung abgebrochen.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Erneut laden</Button>
        <Button variant="quiet" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </div>
  );
}
