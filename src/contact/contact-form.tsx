import { Close } from '@radix-ui/react-dialog';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { messageRows } from '#src/config/specification.ts';
import { contactForm } from '#src/content/contact-form.ts';
import { Button } from '#src/ui/button.tsx';
import { visitDraft } from './draft.ts';
import { Field } from './field.tsx';
import { emptyMessage, type Message, rules } from './message.ts';

interface ContactFormProps {
  /** Called with a message that obeys all rules. */
  onSend: (message: Message) => void;
}

/** The form itself: starts with this visit's draft and keeps it up to date. */
export function ContactForm({ onSend }: ContactFormProps) {
  const { register, handleSubmit, reset, getValues, clearErrors, formState } = useForm<Message>({
    defaultValues: visitDraft.read(),
    // Errors appear when the visitor sends and at no other time; `field` removes them.
    reValidateMode: 'onSubmit',
  });

  useEffect(() => visitDraft.onEmptied(() => reset(emptyMessage)), [reset]);

  const field = (name: keyof Message) => ({
    ...register(name, {
      validate: rules[name],
      onChange: () => {
        visitDraft.save(getValues());
        if (rules[name](getValues(name)) === undefined) clearErrors(name);
      },
    }),
    label: contactForm.labels[name],
    error: formState.errors[name]?.message,
  });

  return (
    <form noValidate onSubmit={handleSubmit(onSend)} className="flex flex-col gap-4">
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} autoComplete="email" inputMode="email" />
      <Field {...field('message')} rows={messageRows} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow">
          {contactForm.submit}
        </Button>
        <Close asChild>
          <Button variant="outline" className="grow">
            {contactForm.back}
          </Button>
        </Close>
      </div>
    </form>
  );
}
