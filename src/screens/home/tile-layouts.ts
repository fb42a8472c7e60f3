/**
 * Layouts of the tiles. In wide windows, both layouts are the same grid, with texts next to the
 * icons.
 */
export const tileLayouts = {
  /** Rows on a phone, columns on a tablet. */
  rows: {
    list: 'gap-2 max-sm:phone-height:gap-4 sm:grid-cols-narrow-tiles sm:gap-8 landscape-phone:gap-3',
    tile: 'max-sm:grid max-sm:grid-cols-3 max-sm:justify-items-center sm:max-md:flex-col landscape-phone:flex-row landscape-phone:items-start',
    text: 'max-sm:col-span-2 max-sm:w-full sm:max-md:text-center landscape-phone:text-start',
    title: 'text-lg font-semibold',
    tileText: 'text-sm sm:text-base landscape-phone:text-sm',
    description:
      'hidden text-balance max-sm:tall-window:@min-[20rem]:block sm:block sm:min-h-[4lh] md:text-wrap landscape-phone:min-h-0 landscape-phone:max-[700px]:hidden',
    projects: 'mt-1 flex flex-wrap sm:mt-2 sm:grid sm:max-md:mx-auto landscape-phone:mx-0',
  },
  /** A grid of icons with titles below them. */
  grid: {
    list: 'grid-cols-icons gap-y-4 sm:gap-8 landscape-phone:grid-cols-icons-row landscape-phone:justify-between landscape-phone:gap-x-0',
    tile: 'flex-col gap-2 text-center md:flex-row md:text-start landscape-phone:flex-col landscape-phone:text-center',
    text: 'landscape-phone:-mx-2 landscape-phone:min-[700px]:-mx-5',
    title:
      'text-label font-medium tracking-tight sm:text-base md:text-lg md:font-semibold md:tracking-normal landscape-phone:text-label',
    tileText:
      'hidden text-label tall-window:min-[360px]:block sm:text-sm md:block md:text-base landscape-phone:text-label landscape-phone:min-[700px]:block',
    description: 'hidden md:block landscape-phone:hidden',
    projects: 'mt-1 hidden md:grid landscape-phone:hidden',
  },
};

export type TileLayout = (typeof tileLayouts)['rows'];
