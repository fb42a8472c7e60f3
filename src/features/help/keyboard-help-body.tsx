import { Fragment } from 'react';
import { keyboardHelp, shortcutGroups, spokenKeys } from '#content/texts/help.ts';
import { useVisit } from '#src/store/visit-store.ts';

/** All shortcuts, and the switch for those of a single character (WCAG 2.1.4). */
export function KeyboardHelpBody() {
  const singleKeys = useVisit((visit) => visit.singleKeys);
  const setSingleKeys = useVisit((visit) => visit.setSingleKeys);
  return (
    <div className="w-full">
      <div className="gap-x-10 md:columns-2">
        {shortcutGroups.map(({ screen, shortcuts }) => (
          <section key={screen} className="mb-5 break-inside-avoid">
            <h3 className="mb-3 font-semibold">{screen}</h3>
            <dl className="grid gap-2">
              {shortcuts.map(({ keys, effect }) => (
                // The effect is next to the keys, or below them if large text leaves no space.
                <div key={effect} className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
                  <dt className="flex max-w-full basis-42 flex-wrap gap-2 sm:basis-56 md:basis-52">
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && <span className="sr-only"> {keyboardHelp.or} </span>}
                        <kbd className="border-background-light rounded-xl border px-2 font-sans font-medium">
                          <Key name={key} />
                        </kbd>
                      </Fragment>
                    ))}
                  </dt>
                  <dd className="grow basis-32">{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-4">
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={(event) => setSingleKeys(event.target.checked)}
          className="accent-primary size-6 shrink-0"
        />
        {keyboardHelp.singleKeys}
      </label>
    </div>
  );
}

function Key({ name }: { name: string }) {
  const spoken = spokenKeys[name];
  if (!spoken) return name;
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
