import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { contactForm } from '#content/texts/form.ts';
import { type FieldName, fieldNames, type Message, mapFields } from '#src/config/message.ts';
import { whenIdle } from '#src/lib/prefetching.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { Button } from '#src/ui/button.tsx';
import { errorOf, Field } from './field.tsx';
import { prepareSending, pretendToSend, sendMessage } from './send-message.ts';

/** The content of the form's sheet, which closes on submit. */
export function ContactForm() {
  const store = useVisitStore();
  const { draft, saveDraft, finishSending } = store.getState();
  const form = useForm<Message>({ defaultValues: draft });
  const { register, handleSubmit, reset, getValues, setValue, setFocus, formState } = form;

  const [problems, setProblems] = useState({ count: 0, attempt: 0 });
  const showProblems = (errors: FieldErrors<Message>) => {
    const count = Object.keys(errors).length;
    // The count follows the change of focus, which interrupts a screen reader's speech.
    setTimeout(() => setProblems(({ attempt }) => ({ count, attempt: attempt + 1 })));
  };

  const trap = useRef<HTMLInputElement>(null);
  const send = ({ name, email, message }: Message) => {
    // A closing form can still be pressed.
    const { modal, closeModal } = store.getState();
    if (modal !== 'form') return;
    closeModal();
    // Also resets a form that is opened meanwhile, unless another text is typed into it.
    const resetForm = () => finishSending({ name, email, message });
    const step = trap.current?.value ? pretendToSend : sendMessage;
    void step(store, { name, email, message }, resetForm);
  };

  const element = useRef<HTMLFormElement>(null);
  const readFields = () => {
    const shown = shownIn(element.current);
    for (const name of fieldNames) setValue(name, shown[name]);
    saveDraft(shown);
  };
  useLayoutEffect(() => {
    const closing = element.current;
    // The draft is emptied once it is stored, which may be after the form was opened again.
    const unsubscribe = store.subscribe((visit, before) => {
      const isTyped = fieldNames.every((name) => visit.draft[name] === getValues(name));
      if (visit.draft !== before.draft && !isTyped) reset(visit.draft);
    });
    return () => {
      unsubscribe();
      saveDraft(shownIn(closing));
    };
  }, [store, saveDraft, getValues, reset]);
  // Evaluating Firestore must not delay the form.
  useEffect(() => whenIdle(prepareSending), []);
  // The dialog has the focus until its fields are there.
  useEffect(() => {
    if (document.activeElement?.matches('[role=dialog]')) setFocus('name');
  }, [setFocus]);

  const control = (name: FieldName) =>
    register(name, {
      validate: (text) => errorOf(name, text),
      onChange: () => saveDraft(getValues()),
    });

  return (
    // `contents`: Senden shares a row with the sheet's Zurück.
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        readFields();
        return handleSubmit(send, showProblems)(event);
      }}
      className="contents"
    >
      <div className="flex w-full flex-col gap-4">
        {fieldNames.map((name) => (
          <Field key={name} control={control(name)} error={formState.errors[name]?.message} />
        ))}
        <div aria-live="polite" className="sr-only">
          {/* A new element per attempt announces an unchanged count again. */}
          {problems.count > 0 && (
            <span key={problems.attempt}>{contactForm.problems(problems.count)}</span>
          )}
        </div>
      </div>
      <Button type="submit" className="grow">
        {contactForm.submit}
      </Button>
      {/* A honeypot (docs/decisions/08): spam fills in a subject, address books never do. */}
      <div hidden aria-hidden>
        <input
          ref={trap}
          name="subject"
          autoComplete="off"
          tabIndex={-1}
          // Password managers fill hidden fields: 1Password, LastPass, Bitwarden, Dashlane.
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          data-form-type="other"
        />
      </div>
    </form>
  );
}

/** What the visitor sees in the fields: some programs fill them in without an event. */
function shownIn(form: HTMLFormElement | null): Message {
  return mapFields((name) => {
    const field = form?.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText ? field.value : '';
  });
}
