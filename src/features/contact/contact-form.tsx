import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { formTexts } from '#content/texts/form.ts';
import { Button } from '#src/components/button.tsx';
import { Notifications } from '#src/features/notifications/notifications.tsx';
import { emptyMessage, type FieldName, fieldNames, type Message } from '#src/lib/message.ts';
import { whenIdle } from '#src/lib/prefetching.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { Field } from './field.tsx';
import { fieldError } from './field-error.ts';
import { prepareSending, pretendToSend, sendMessage } from './send-message.ts';

/**
 * `lazy-notifications.tsx` loads the notifications from the form's chunk, because notifications
 * follow a submit of the form.
 */
export const FormNotifications = Notifications;

/** The content of the form's sheet; submitting a valid message closes the sheet. */
export function ContactForm() {
  const store = useVisitStore();
  const { draft, saveDraft } = store.getState();
  const form = useForm<Message>({ defaultValues: draft ?? emptyMessage });
  const { register, handleSubmit, subscribe, reset, setValue, setFocus, formState } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe, saveDraft],
  );
  // The message of an earlier submit may be stored while the form is open again.
  useEffect(
    () =>
      store.subscribe((visit, before) => {
        if (before.draft && !visit.draft) reset(emptyMessage);
      }),
    [store, reset],
  );

  const [problems, setProblems] = useState({ count: 0, attempt: 0 });
  const showProblems = (errors: FieldErrors<Message>) => {
    const count = Object.keys(errors).length;
    // Waits until react-hook-form has moved the focus, because a new focus interrupts a screen
    // reader's speech.
    setTimeout(() => setProblems(({ attempt }) => ({ count, attempt: attempt + 1 })));
  };

  const honeypot = useRef<HTMLInputElement>(null);
  const send = (message: Message) => {
    // The form can be submitted during its closing animation.
    const { modal, closeModal } = store.getState();
    if (modal !== 'form') return;
    closeModal();
    const deliver = honeypot.current?.value ? pretendToSend : sendMessage;
    void deliver(store, message);
  };
  const handleForm = (event: SubmitEvent<HTMLFormElement>) => {
    // react-hook-form reads changes from events, which some password managers do not dispatch.
    for (const name of fieldNames) setValue(name, textInDocument(event.currentTarget, name));
    return handleSubmit(send, showProblems)(event);
  };

  // Evaluating Firestore earlier would delay the form.
  useEffect(() => whenIdle(prepareSending), []);
  // The dialog has the focus until the lazy form has rendered.
  useEffect(() => {
    if (document.activeElement?.matches('[role=dialog]')) setFocus('name');
  }, [setFocus]);

  const registration = (name: FieldName) =>
    register(name, { validate: (text) => fieldError(name, text) });

  return (
    // `contents`, so that the submit button is in one row with the sheet's Zurück.
    <form noValidate onSubmit={handleForm} className="contents">
      <div className="grid min-h-110 w-full grid-rows-[auto_auto_1fr] gap-2 landscape-phone:min-h-0 landscape-phone:grid-flow-col landscape-phone:grid-cols-2 landscape-phone:grid-rows-2 landscape-phone:gap-x-4 landscape-phone:gap-y-1 phone-height:min-h-122.5">
        {fieldNames.map((name) => (
          <Field
            key={name}
            registration={registration(name)}
            error={formState.errors[name]?.message}
          />
        ))}
        <div aria-live="polite" className="sr-only">
          {/* Each attempt has a new element, so that an unchanged count is announced again. */}
          {problems.count > 0 && (
            <span key={problems.attempt}>{formTexts.problems(problems.count)}</span>
          )}
        </div>
      </div>
      <Button type="submit" className="flex-1">
        {formTexts.submit}
      </Button>
      {/* A honeypot: bots fill in a subject, and their message is not sent (docs/decisions/05). */}
      <div hidden aria-hidden>
        <input
          ref={honeypot}
          name="subject"
          autoComplete="off"
          tabIndex={-1}
          // 1Password, LastPass, Bitwarden and Dashlane would fill a hidden field. If another
          // program fills this field, the visitor's message is not sent (docs/product.md).
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          data-form-type="other"
        />
      </div>
    </form>
  );
}

function textInDocument(form: HTMLFormElement, name: FieldName): string {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText ? field.value : '';
}
