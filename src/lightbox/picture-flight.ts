import type { View } from '#src/gestures/zoom.ts';
import { flyIn, flyOut, thumbnailBox, transformBetween } from './flight.ts';
import type { StageSlides } from './stage-slides.ts';

/** The one picture that may be on its way out of its thumbnail or back into it. */
export interface PictureFlight {
  /** Lets it come; returns false where it is there at once. */
  enter(slides: StageSlides, index: number, onEnd: () => void): boolean;
  /** Lets it go, from wherever it is seen now. */
  leave(slides: StageSlides, index: number): void;
  /** Ends the flight in the middle of it; returns how the picture stood then. */
  catch(): View | undefined;
  /** Ends the flight at its end. */
  end(): void;
}

export function createPictureFlight(): PictureFlight {
  let flight: Animation | undefined;
  let flying: HTMLElement | undefined;

  function end() {
    flight?.cancel();
    flight = undefined;
  }

  return {
    enter(slides, index, onEnd) {
      end();
      flying = slides.slide(index);
      const [box, thumbnail] = [
        slides.picture(index)?.getBoundingClientRect(),
        thumbnailBox(index),
      ];
      const transform = box && thumbnail && transformBetween(box, thumbnail);
      flight = flying && flyIn({ element: flying, transform });
      if (!flight) return false;
      flight.onfinish = () => {
        flight = undefined;
        onEnd();
      };
      return true;
    },
    leave(slides, index) {
      flying = slides.slide(index);
      const picture = slides.picture(index);
      const [box, thumbnail] = [picture?.getBoundingClientRect(), thumbnailBox(index)];
      const scale = picture && box ? box.width / picture.offsetWidth : 1;
      const transform = box && thumbnail && transformBetween(box, thumbnail, scale);
      flight = flying && flyOut({ element: flying, transform });
    },
    catch() {
      if (!flight || !flying) return undefined;
      const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(flying).transform);
      end();
      return { scale, x, y };
    },
    end,
  };
}
