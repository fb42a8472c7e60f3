/** Texts of the contact form. */
export const formTexts = {
  labels: { name: 'Name', email: 'Email', message: 'Nachricht' },
  submit: 'Kontaktieren',
  back: 'Zurück',
  errors: {
    name: 'Gebe einen Name ein.',
    email: 'Gebe eine gültige E-Mail Adresse ein.',
    message: 'Gebe eine Nachricht ein.',
  },
  /** Number of invalid fields, for screen readers. */
  problems: (count: number) =>
    count === 1
      ? 'Eine Angabe fehlt oder stimmt nicht.'
      : `${count} Angaben fehlen oder stimmen nicht.`,
  /** @param limit maximum length in UTF-16 units */
  tooLong: (limit: number) => `Höchstens ${limit} Zeichen.`,
  /** Error of a lone surrogate, which browsers show as `�`. */
  brokenCharacter: 'Ein Zeichen ist unvollständig. Ersetze oder lösche das „�“.',
  /** One sentence with a `link` to `page`, the privacy notice. */
  privacyHint: {
    before: 'Wie ich mit deinen Angaben umgehe, steht unter ',
    link: 'Datenschutz',
    page: 'datenschutz',
    after: '.',
  },
  /**
   * Required, because App Check hides reCAPTCHA's badge (docs.cloud.google.com/recaptcha/docs/faq).
   * Does not name Google's terms and privacy policy, because Google has been a processor since
   * April 2026.
   */
  recaptchaNotice: 'Dieses Formular ist durch reCAPTCHA geschützt.',
};

/** Notifications after a send. */
export const notifications = {
  sent: {
    title: 'Nachricht abgeschickt',
    text: 'Ich werde mich bei Ihnen melden.',
  },
  failed: {
    title: 'Nachricht konnte nicht abgeschickt werden',
    text: 'Versuchen sie es nochmal oder schreiben sie mir eine E-Mail.',
  },
};
