import { siteLanguage } from '#src/config/specification.ts';
import { showsProjects } from '#src/content/static-page.ts';
import { textsOf } from '../content/content-files-and-texts.ts';
import { note, open, type Rule, together } from './rule-types-and-row-makers.ts';

/**
 * Files of the example whose texts mention its owner, besides the pages on the home screen. Every
 * owner may keep the texts of the other files.
 */
const personal = /\/(owner|resume|slider|texts\/lock|(projects|skills)\/.+)\.ts$/;

/** Asks about facts that equal the example's. They are too short to search for, and may be true. */
export const ownerTexts: Rule = ({ ownerFile, owner, hasForm, examples }) =>
  (['availability', 'workplace', 'responseTime', 'retentionMonths'] as const).map((field) => {
    const isShared = owner?.[field] === examples['example/owner.ts']?.owner?.[field];
    const isUsed = owner?.[field] !== undefined && (hasForm || field !== 'retentionMonths');
    const text = `${JSON.stringify(owner?.[field])} is what the example says; is it true of you?`;
    return isUsed && isShared && note(ownerFile, field, text);
  });

/** Finds samples of `npm run new` and texts of the example, in a row per file. */
export const sampleTexts: Rule = ({ files, ownerFile, hasForm, examples }) => {
  const shipped = new Set(
    Object.entries(examples)
      .filter(([file, { page }]) => personal.test(file) || page?.onHome)
      .flatMap(([, module]) => textsOf(module).map(([, text]) => text)),
  );
  // The example's texts are evaluated with this owner's name and title, so those are no copies.
  for (const [, text] of textsOf(files[ownerFile] ?? {})) shipped.delete(text);
  for (const [, text] of textsOf(examples['example/owner.ts'] ?? {})) shipped.add(text);
  return Object.entries(files).flatMap(([file, module]) => {
    const all = textsOf(module).filter(([field]) => hasForm || !field.includes('.form.'));
    const fieldsWhere = (isMeant: (text: string) => boolean) =>
      all.flatMap(([field, text]) => (isMeant(text) ? field : []));
    const samples = fieldsWhere((text) =>
      /^(Beispiel|Sample )text|^Musterakademie|\/sample$/.test(text),
    );
    // Short texts, addresses and gradients may be the same by chance.
    const isLong = (text: string) => text.length >= 40 && !/^(https:|linear-)/.test(text);
    const same = fieldsWhere((text) => isLong(text) && shipped.has(text));
    // The page about the site itself is true of every copy.
    const isUntouched = same.length === fieldsWhere(isLong).length && !file.includes('/own-site/');
    return [
      together(samples, (first, others) =>
        open(file, first, `is a sample of npm run new${others}.`),
      ),
      together(same, (first, others) =>
        (isUntouched ? open : note)(file, first, `is the example's${others}.`),
      ),
    ];
  });
};

/** Descriptions that are too short for search engines, which show them where there is no other. */
export const descriptions: Rule = ({ files }) =>
  Object.entries(files).map(([file, { project, skill }]) => {
    const { description, metaDescription = description } = project ?? skill ?? {};
    const { length } = metaDescription ?? '';
    const text = `is missing, and description has only ${length} characters: search engines show 120 to 155.`;
    return length > 0 && length < 120 && open(file, 'metaDescription', text);
  });

/** Descriptions that a page in another language, which shows all projects, lacks. */
export const translations: Rule = ({ files }) => {
  const pages = Object.entries(files).flatMap(([file, { page }]) => {
    if (!page?.lang || page.lang === siteLanguage || !showsProjects(page)) return [];
    return { file, lang: page.lang };
  });
  return pages.flatMap(({ file: shownBy, lang }) =>
    Object.entries(files).map(([file, { project }]) => {
      const text = `has no "${lang}": ${shownBy} shows the project without a text.`;
      return project && !project.translations?.[lang] && open(file, 'translations', text);
    }),
  );
};

/**
 * Texts that mention a form although the site has none, for example because they come from an older
 * example.
 */
export const formTexts: Rule = ({ hasForm, files }) =>
  Object.entries(files).map(([file, { contactForm: _, ...module }]) => {
    const fields = textsOf(module).flatMap(([field, text]) =>
      /formular/i.test(text) && !field.includes('.form.') ? field : [],
    );
    // A wrong privacy notice is worse than none.
    const row = file.includes('/pages/') ? open : note;
    const text = 'speaks of a form, which the site has not';
    return !hasForm && together(fields, (first, others) => row(file, first, `${text}${others}.`));
  });
