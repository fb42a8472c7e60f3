/** Shown while a screen loads; its text waits, so that a quick load does not flicker. */
export function LoadingScreen() {
  return (
    <div role="status" className="grid min-h-svh place-content-center bg-ground-dark">
      <p className="animate-appear-late text-on-ground-muted">Wird geladen …</p>
    </div>
  );
}
