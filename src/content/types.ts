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

/** Names a drawing in `src/ui/icon-paths.ts`. */
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

/** A project: `projects/NAME/project.ts` exports one as `project`. */
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

/** A skill: `skills/NAME/skill.ts` exports one as `skill`. */
export interface SkillContent extends DetailContent {
  /** What the owner has done with it; one entry per paragraph. */
  experienceText: readonly string[];
  featureParagraphs: readonly FeatureParagraph[];
}

/** A company that serves files of the site. */
export interface Host {
  name: string;
  address: string;
  /** Whether there is a contract with it under Art. 28 GDPR. */
  processor?: boolean;
  /** How many days it keeps its logs. */
  logDays?: number;
  /** A country outside the European Economic Area from which it may answer, by an adequacy decision or the standard clauses. */
  thirdCountry?: string;
}

/** Everything that names the owner. The rest of the site derives from it. */
export interface Owner {
  firstName: string;
  fullName: string;
  /** Stands in the top bar and behind every page title. */
  siteTitle: string;
  /** First segment of the address of the page about this site. */
  slug: string;
  /** Origin under which the site is published, without a slash at its end. */
  siteUrl: string;
  email: string;
  /** An owner elsewhere than in Germany writes it with `+` and the country's code. Without one the form takes its place. */
  phone?: string;
  address: { street: string; postalCode: string; city: string; country: string };

  // What follows shows only where it is set.

  /** When new work can begin, for example `ab Januar 2027`. */
  availability?: string;
  /** Where the work is done, for example `remote oder in Berlin`. */
  workplace?: string;
  /** How soon an answer comes, for example `innerhalb von zwei Werktagen`. */
  responseTime?: string;
  /** Pages of the owner elsewhere. */
  profiles?: readonly { label: string; href: string }[];
  /** What clients say; with their consent. */
  references?: readonly { quote: string; name: string; company?: string }[];

  /** USt-IdNr.; the legal notice must name it where there is one (§ 5 Abs. 1 Nr. 6 DDG). */
  vatId?: string;
  /** W-IdNr.; likewise. */
  businessId?: string;
  /** § 2 Abs. 1 Nr. 11 DL-InfoV. */
  liabilityInsurance?: { insurer: string; address: string; territory: string };
  /** Messages are deleted after this many months at the latest. */
  retentionMonths?: number;
  /** Who serves the site. */
  hosting?: Host;
  /** Who serves the pictures, where `VITE_ASSET_HOST` names a host of somebody else. */
  pictureHosting?: Host;
  /** Where Firestore stores the messages, for example `europe-west3 (Frankfurt am Main)`. */
  firestoreRegion?: string;
  /** Who receives the owner's e-mail. */
  emailProvider?: string;
  /** The data protection authority that is in charge of the owner. */
  supervisoryAuthority?: { name: string; href: string };
  /** Whether there is journalistic content, such as a blog; then somebody must be named (§ 18 Abs. 2 MStV). */
  journalisticContent?: boolean;
  /** The body before which the owner settles disputes with consumers, or `false` for none (§ 36 VSBG). */
  arbitration?: false | { name: string; address: string; href: string };
  /** When the owner last checked the accessibility of the site's own texts and pictures, for example `November 2026`. */
  contentReviewed?: string;
}

/** A job, or a school: of what is not set the page says nothing. */
export interface Station {
  /** What the owner was or learned there. */
  title: string;
  /** For example `2021–2024` or `seit 2024`. */
  period?: string;
  /** The employer or the school. */
  organization?: string;
  place?: string;
  /** What was done there; each a paragraph. */
  texts?: readonly string[];
}

/** What the Lebenslauf says beyond the owner's contact data, the projects and the skills. Latest first. */
export interface Resume {
  /** Stands below the name. */
  occupation: string;
  /** One entry per paragraph. */
  profile: readonly string[];
  /** How many projects it names, in the order of the tiles; all, if omitted. Ten fit on two pages beside a long career. */
  projects?: number;
  experience?: readonly Station[];
  education?: readonly Station[];
  /** For example `{ name: 'Englisch', level: 'fließend' }`. */
  languages?: readonly { name: string; level?: string }[];
}
