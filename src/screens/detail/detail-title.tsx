import { BreakableTitle } from '#src/ui/breakable-title.tsx';

/** The heading of a detail page, where reading goes on after a tile was opened. */
export function DetailTitle({ title }: { title: string }) {
  return (
    <h1
      data-arrival
      tabIndex={-1}
      className="text-4xl font-bold tracking-tight wrap-anywhere md:text-6xl"
    >
      <BreakableTitle title={title} />
    </h1>
  );
}
