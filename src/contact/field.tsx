import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { contactForm } from '#content/texts/form.ts';
import { Glyph } from '#src/ui/glyph.tsx';
import { type FieldName, messageFields } from './fields.ts';

/** Half of a pair of UTF-16 units: UTF-8 has no such thing, and Firestore would silently store a question mark. */
const brokenCharacter = /\p{Surrogate}/u;

/** What is wrong with the text of a field, in German; undefined when it is right. */
export function errorOf(name: FieldName, text: string): string | undefined {
  const { limit, pattern } = messageFields[name];
  const trimmed = text.trim();
  // First: a pattern may take minutes for a text of megabytes.
  if (trimmed.length > limit) return contactForm.tooLong(limit);
  if (trimmed === '' || pattern?.test(trimmed) === false) return contactForm.errors[name];
  return brokenCharacter.test(trimmed) ? contactForm.brokenCharacter : undefined;
}

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

interface FieldProps {
  control: UseFormRegisterReturn<FieldName>;
  /** What is wrong with the text, once it has been checked. */
  error: string | undefined;
}

/** A labelled text field with its error below. */
export function Field({ control, error }: FieldProps) {
  const { rows, inputMode, autoComplete } = messageFields[control.name];
  const id = useId();
  const errorId = `${id}-error`;
  const shared = {
    ...control,
    autoComplete,
    // React's onChange overlooks a value that a script has set, as some password managers do (facebook/react#10135, by
    // design, in 19.3).
    onInput: control.onChange,
    id,
    'aria-required': true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    // At less than 16 px iOS zooms into the field, by design.
    className:
      'block w-full scroll-my-16 rounded-xl border border-ground-light bg-white px-3 py-2.5 text-base leading-6 aria-invalid:border-danger aria-invalid:bg-danger/10',
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="self-start font-semibold">
        {contactForm.labels[control.name]}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type="text" {...(inputMode && { inputMode, ...asTyped })} />
      )}
      {error !== undefined && (
        <p id={errorId} className="flex gap-1.5 text-sm font-medium text-danger">
          <Glyph name="warning" size={20} className="shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
