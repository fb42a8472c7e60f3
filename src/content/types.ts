/** A picture of the site: `src` names it below `/assets/pictures`, without width and extension. */
export interface Picture {
  /** For example `threencrypt/caesar`: the files are `caesar-320.avif`, `caesar-320.webp` and so on. */
  src: string;
  /** Natural size in px; the layout reserves its proportions before the file is there. */
  width: number;
  height: number;
  /** German alternative text: what the picture shows. */
  alt: string;
}

/** Names a drawing in `src/ui/icon.tsx`. */
export type IconName =
  | 'accounts'
  | 'book'
  | 'braces'
  | 'building'
  | 'chart'
  | 'compare'
  | 'database'
  | 'desktop'
  | 'globe'
  | 'history'
  | 'lock'
  | 'moon'
  | 'music'
  | 'phone'
  | 'puzzle'
  | 'python'
  | 'resize'
  | 'sliders'
  | 'sort'
  | 'stopwatch'
  | 'terminal'
  | 'text'
  | 'two-players';

/** One paragraph with its icon. */
export interface FeatureParagraph {
  title: string;
  description: string;
  icon: IconName;
}

/** A button that opens another site in a new window. */
export interface ExternalButton {
  label: 'Github' | 'Google Play' | 'PyPI';
  href: string;
  /** Colours while the pointer is over the button, as `#rrggbb`, with a contrast of 4.5:1 at least. */
  hoverColor: string;
  hoverBackgroundColor: string;
}

/** The app icon on the home screen that leads to a detail page: all that the home screen knows of it. */
export interface Tile {
  /** First segment of the detail page's address, written as it stands there. */
  slug: string;
  /** Position among the tiles of its page, ascending. */
  order: number;
  title: string;
  /** An SVG below `/assets/icons`, drawn for 48 × 48 px, without extension. */
  icon: string;
  /** CSS colour or gradient behind the icon. */
  background: string;
}

interface DetailContent {
  tile: Tile;
  title: string;
  description: string;
  /** What search engines show below the title, 120 to 155 characters; the description where it is missing. */
  metaDescription?: string;
}

/** A project: one file in `src/content/projects` exports one of these as `project`, its tile as `tile`. */
export interface ProjectContent extends DetailContent {
  /** Technologies; one that is also the title of a skill joins the two pages. */
  tags: readonly string[];
  /** When it arose, for example `2024` or `2022–2023`. */
  year?: string;
  /** What the owner did in it, where others took part. */
  role?: string;
  /** Whom it was made for. */
  client?: string;
  /** Text and background colour of the header, as `#rrggbb`, with a contrast of 4.5:1 at least. */
  color: string;
  backgroundColor: string;
  buttons: readonly ExternalButton[];
  /** The screenshots, in the order of the gallery. */
  productImages: readonly Picture[];
  featureParagraphs: readonly FeatureParagraph[];
  /** Why the project arose; one entry per paragraph. */
  backgroundText: readonly string[];
}

/** A skill: one file in `src/content/skills` exports one of these as `skill`, its tile as `tile`. */
export interface SkillContent extends DetailContent {
  /** What the owner has done with it; one entry per paragraph. */
  experienceText: readonly string[];
  featureParagraphs: readonly FeatureParagraph[];
}

/** A file of `src/content/projects` or `src/content/skills`. */
export type DetailModule = { project: ProjectContent } | { skill: SkillContent };
