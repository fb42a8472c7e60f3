import { folderOf } from './content-file.ts';
import { pageFiles } from './static-page-texts.ts';

/** A static page as links know it, before its text has come. */
export interface StaticPageLink {
  /** The file with its text, a key of `staticPageFiles`. */
  file: string;
  /** First segment of its address, and name of its folder. */
  slug: string;
  heading: string;
  title?: string | undefined;
  onLock?: boolean | undefined;
}

/** Every folder of `pages`, in the order of the links. The browser's bundle has the values alone. */
export const staticPages: readonly StaticPageLink[] = Object.entries(pageFiles)
  .sort(([, a], [, b]) => a.order - b.order)
  .map(([file, { heading, head, onLock }]) => ({
    file,
    slug: folderOf(file),
    heading,
    title: head.title,
    onLock,
  }));
