import { skipLinks } from '#content/texts/controls.ts';
import { chunk } from '#src/lib/chunk.ts';
import { Sheet } from '#src/navigation/sheet.tsx';

export const shortcutList = chunk(
  'shortcut-list',
  () => import('./shortcut-list.tsx'),
  (module) => module.ShortcutList,
);

export function HelpSheet() {
  return <Sheet kind="help" title={skipLinks.help} height="61.5rem" content={shortcutList} />;
}
