import type { StateCreator } from 'zustand';
import type { SiteHistory } from '#src/lib/browser-history.ts';
import { paths } from '#src/navigation/paths.ts';
import { isFormRoute, placeAt } from '#src/navigation/place.ts';
import { homeRouteOf } from '#src/navigation/routes.ts';
import { createPlaceChange } from './place-change.ts';
import type { ModalSlice, Visit } from './visit.ts';

type ModalSliceCreator = StateCreator<Visit, [], [], ModalSlice>;

export function createModalSlice(siteHistory: SiteHistory): ModalSliceCreator {
  return (set, get) => {
    const changePlace = createPlaceChange(set, get, siteHistory);
    return {
      opener: undefined,
      openModal(modal, { opener, pictureIndex = 0 } = {}) {
        const { modal: current, entryIndex } = get();
        if (current === modal) return;
        set({ opener });
        // After a reload the entry may have a lightbox that is not shown, because the page's body
        // has failed to load. `?` then opens the help in the same entry.
        if (current) return changePlace({ modal, pictureIndex }, 'replaceState');
        changePlace({ modal, pictureIndex, entryIndex: entryIndex + 1 }, 'pushState');
      },
      showPicture: (pictureIndex) => changePlace({ pictureIndex }, 'replaceState'),
      closeModal() {
        const { modal, route, entryIndex, navigate } = get();
        // A second close during the closing animation would go back too far.
        if (!modal) return;
        if (isFormRoute(route))
          return navigate(homeRouteOf(route)?.path ?? paths.desktop, { replace: true });
        // The place changes first, because going back is asynchronous.
        set({ modal: undefined, entryIndex: entryIndex - 1 });
        // If the browser has refused the modal's entry, going back would leave the page.
        if (placeAt(siteHistory.address(), siteHistory.state()).modal) siteHistory.back(1);
      },
    };
  };
}
