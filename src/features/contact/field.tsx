import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { formTexts } from '#content/texts/form.ts';
import { Glyph } from '#src/components/glyph.tsx';
import { type FieldName, messageFields } from '#src/lib/message.ts';

const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

interface FieldProps {
  registration: UseFormRegisterReturn<FieldName>;
  error: string | undefined;
}

export function Field({ registration, error }: FieldProps) {
  const { rows, inputMode, autoComplete } = messageFields[registration.name];
  const id = useId();
  const errorId = `${id}-error`;
  const shared = {
    ...registration,
    autoComplete,
    id,
    'aria-required': true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    // iOS zooms into a field with text below 16 px.
    className:
      'block w-full scroll-my-16 rounded-xl border border-background-light bg-white px-3 py-2.5 text-base aria-invalid:border-danger aria-invalid:bg-danger/5',
  };
  return (
    <div
      className={`flex flex-col gap-1.5 landscape-phone:gap-1 ${rows ? 'landscape-phone:row-span-2' : ''}`}
    >
      <label htmlFor={id} className="self-start font-semibold">
        {formTexts.labels[registration.name]}
      </label>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          className={`${shared.className} h-0 min-h-34 grow landscape-phone:min-h-0`}
        />
      ) : (
        <input {...shared} type="text" {...(inputMode && { inputMode, ...asTyped })} />
      )}
      {/* Keeps the space of a line, so that no field moves when an error appears. */}
      <div className="min-h-[1lh] text-sm">
        {error !== undefined && (
          <p id={errorId} className="text-danger flex gap-1.5 font-medium">
            <Glyph name="warning" size={20} className="shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
