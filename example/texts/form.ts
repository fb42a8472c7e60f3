/** Texts of the contact form, on the contact page and on its own address. */
export const contactForm = {
  labels: { name: 'Name', email: 'Email', message: 'Nachricht' },
  submit: 'Kontaktieren',
  back: 'Zurück',
  errors: {
    name: 'Gebe einen Name ein.',
    email: 'Gebe eine gültige E-Mail Adresse ein.',
    message: 'Gebe eine Nachricht ein.',
  },
  /** How many fields are wrong, for visitors who hear only the first one. */
  problems: (count: number) =>
    count === 1
      ? 'Eine Angabe fehlt oder stimmt nicht.'
      : `${count} Angaben fehlen oder stimmen nicht.`,
  /** @param limit longest text allowed, in UTF-16 units. */
  tooLong: (limit: number) => `Höchstens ${limit} Zeichen.`,
  /** Browsers show half a character as `�`. */
  brokenCharacter: 'Ein Zeichen ist unvollständig. Ersetze oder lösche das „�“.',
  /** One sentence; `link` leads to the page `page`, the privacy notice. */
  privacyHint: {
    before: 'Wie ich mit deinen Angaben umgehe, steht unter ',
    link: 'Datenschutz',
    page: 'datenschutz',
    after: '.',
  },
  /**
   * Google lets the badge be hidden where this is said
   * (https://docs.cloud.google.com/recaptcha/docs/faq). Its own terms and privacy policy must not
   * be named since April 2026, when it became a processor.
   */
  recaptchaNotice: 'Dieses Formular ist durch reCAPTCHA geschützt.',
};

/** The notifications after a message was sent, or could not be. */
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
