import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { contactForm } from '#content/texts/form.ts';
import { whenIdle } from '#src/lib/scheduling.ts';
import { closeOverlay } from '#src/navigation/overlay.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { Button } from '#src/ui/button.tsx';
import { visitDraft } from './draft.ts';
import { errorOf, Field } from './field.tsx';
import { type FieldName, fieldNames, type Message } from './fields.ts';
import { prefetchSending, sendMessage } from './send-message.ts';

/** What fills the form's sheet. It closes the sheet when it sends. */
export function ContactForm() {
  const store = useVisitStore();
  const form = useForm<Message>({
    defaultValues: visitDraft.read(),
    // Errors appear only when the visitor sends; `control` removes them.
    reValidateMode: 'onSubmit',
    // The library would focus twice, the second time when the visitor may already write.
    shouldFocusError: false,
  });
  const { register, handleSubmit, reset, getValues, setFocus, clearErrors, formState } = form;

  const [problems, setProblems] = useState({ count: 0, attempt: 0 });
  const showProblems = (errors: FieldErrors<Message>) => {
    const wrong = fieldNames.filter((name) => errors[name]);
    if (wrong[0]) setFocus(wrong[0]);
    // After the focus: screen readers drop what they are saying when it moves.
    setTimeout(() => {
      setProblems(({ attempt }) => ({ count: wrong.length, attempt: attempt + 1 }));
    });
  };

  const trap = useRef<HTMLInputElement>(null);
  const send = (message: Message) => {
    // A second press can still reach the form while it animates out.
    if (store.getState().overlay?.kind !== 'form') return;
    closeOverlay(store);
    void sendMessage(message, Boolean(trap.current?.value));
  };

  useEffect(() => visitDraft.onReplaced(reset), [reset]);
  // Evaluating Firestore must not hold up the form.
  useEffect(() => whenIdle(prefetchSending), []);
  // The dialog has the focus until its fields are there.
  useEffect(() => {
    if (document.activeElement?.matches('[role=dialog]')) setFocus('name');
  }, [setFocus]);

  const control = (name: FieldName) =>
    register(name, {
      validate: (text) => errorOf(name, text),
      onChange: () => {
        visitDraft.save(getValues());
        if (errorOf(name, getValues(name)) === undefined) clearErrors(name);
      },
    });

  return (
    // Its button stands beside the one that the sheet has.
    <form noValidate onSubmit={handleSubmit(send, showProblems)} className="contents">
      <div className="flex w-full flex-col gap-4">
        {fieldNames.map((name) => (
          <Field key={name} control={control(name)} error={formState.errors[name]?.message} />
        ))}
        <div aria-live="polite" className="sr-only">
          {/* The key makes it a new element, so that the same count is announced again. */}
          {problems.count > 0 && (
            <span key={problems.attempt}>{contactForm.problems(problems.count)}</span>
          )}
        </div>
      </div>
      <Button type="submit" className="grow">
        {contactForm.submit}
      </Button>
      {/*
       * A trap for scripts that fill whatever they find (docs/decisions/08). `hidden` works without the style sheet as
       * well; spam wants a subject, and no address book has one.
       */}
      <div hidden aria-hidden>
        <input
          ref={trap}
          name="subject"
          autoComplete="off"
          tabIndex={-1}
          // Password managers that look at hidden fields as well: 1Password, LastPass, Bitwarden, Dashlane.
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          data-form-type="other"
        />
      </div>
    </form>
  );
}
