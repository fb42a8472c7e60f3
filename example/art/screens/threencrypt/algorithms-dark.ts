import { phoneStage } from '#art/frames/phone-frame.ts';
import type { Screen } from '#art/stage/screen.ts';
import { algorithmList } from './algorithm-list.ts';

export const screen: Screen = {
  ...phoneStage,
  render(root) {
    algorithmList(root, 'dark', '22:07');
  },
};
