import type { DetailModule } from './types.ts';

/**
 * Imports the file of a detail page, by its path from here. A module of its own that is loaded with the first
 * detail page: it grows with every project, which the first load must not.
 */
export const detailFiles = import.meta.glob<DetailModule>(['./projects/*.ts', './skills/*.ts']);
