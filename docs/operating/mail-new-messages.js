/*
 * A Google Apps Script for the account that owns the Firebase project: mails new contact messages.
 * docs/eigenes-portfolio.md has the steps. The script is one file, because Apps Script has no
 * modules.
 */

/** The values to fill in: your Firebase project and your mail address. */
const projectId = 'my-project';
const mailbox = 'me@example.com';

/**
 * Maximum number of messages in a mail; further messages are only counted. Ten of the longest are
 * 165 KB; Google accepts 200 KB.
 */
const maxMessages = 10;

const database = `projects/${projectId}/databases/(default)/documents`;

const remedies = {
  401: 'Öffne das Skript und führe mailNewMessages einmal von Hand aus, damit Google dich neu fragt.',
  403: 'Gehört das Firebase-Projekt diesem Google-Konto? Ist die Cloud-Firestore-API dort eingeschaltet?',
  404: 'Vergleiche projectId im Skript mit der Firebase-Konsole; die Datenbank muss „(default)“ heißen.',
  429: 'Die freie Menge des Tages ist aufgebraucht: Sie beginnt um Mitternacht in Kalifornien neu.',
};

/**
 * A trigger calls this function every ten minutes. Mails the messages since the last run, but at
 * most `maxMessages`. In the first run, these are all stored messages.
 */
// biome-ignore lint/correctness/noUnusedVariables: the trigger calls it by its name
function mailNewMessages() {
  const lock = LockService.getScriptLock();
  // Another run is mailing already.
  if (!lock.tryLock(1)) return;
  try {
    mailSinceLastRun(PropertiesService.getScriptProperties());
  } finally {
    lock.releaseLock();
  }
}

/**
 * Mails the new messages, then stores the time of the newest message, so messages that were only
 * counted are not mailed later. A message that arrives after the query has a later time, so the next
 * run finds it.
 */
function mailSinceLastRun(properties) {
  const since = properties.getProperty('mailedUntil') || '';
  const batch = tryTo(properties, () => newMessages(since));
  if (!batch || batch.count === 0) return;
  if (batch.messages.length > 0) mail(batch);
  // Only after the mail has been sent. If sending fails, the next run tries again.
  properties.setProperty('mailedUntil', batch.until);
}

/**
 * Returns what `call` returns, or undefined if `call` throws. Of consecutive failures, only the
 * first is mailed to the owner.
 */
function tryTo(properties, call) {
  try {
    const result = call();
    properties.deleteProperty('reportedFailure');
    return result;
  } catch (error) {
    if (properties.getProperty('reportedFailure')) return undefined;
    const reason = inOneLine(error.message);
    const body = `${reason}\n\nBis das behoben ist, erfährst du von neuen Nachrichten nicht. Diese E-Mail bekommst du erst wieder, wenn der Abruf zwischendurch einmal gelungen ist.`;
    MailApp.sendEmail({ to: mailbox, subject: 'Neue Nachrichten sind nicht abrufbar', body });
    properties.setProperty('reportedFailure', reason.slice(0, 1000));
    return undefined;
  }
}

/**
 * Returns the oldest messages after `since`, the number of all messages after `since`, and the time
 * of the newest message.
 */
function newMessages(since) {
  // One query, because several queries could see different states. Names only, because the texts of
  // a flood would be too long for one answer.
  const stored = callFirestore(':runQuery', {
    structuredQuery: {
      select: { fields: [{ fieldPath: '__name__' }] },
      from: [{ collectionId: 'messages' }],
    },
  }).flatMap(({ document }) => document || []);
  const fresh = stored
    .map(({ name, createTime }) => ({ name, time: sortableTime(createTime) }))
    .filter(({ time }) => time > since)
    .sort((a, b) => (a.time < b.time ? -1 : 1));
  if (fresh.length === 0) return { count: 0 };
  const names = fresh.slice(0, maxMessages).map(({ name }) => name);
  const read = callFirestore(':batchGet', { documents: names });
  const messages = read
    .flatMap(({ found }) => found || [])
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  return { messages, count: fresh.length, until: fresh[fresh.length - 1].time };
}

/** Makes times comparable as texts, because Firestore omits trailing zeros: `…:07Z`, `…:07.5Z`. */
function sortableTime(createTime) {
  const [second, fraction = ''] = createTime.replace('Z', '').split('.');
  return `${second}.${fraction.padEnd(9, '0')}`;
}

/** Calls Firestore's REST interface as the owner. @throws Error in German, with cause and remedy */
function callFirestore(method, body) {
  const answer = UrlFetchApp.fetch(`https://firestore.googleapis.com/v1/${database}${method}`, {
    method: 'post',
    contentType: 'application/json',
    payload: JSON.stringify(body),
    // Counts the request for the Firebase project. Otherwise Google would count the request for the
    // script's own project, where the API is off.
    headers: {
      authorization: `Bearer ${ScriptApp.getOAuthToken()}`,
      'x-goog-user-project': projectId,
    },
    muteHttpExceptions: true,
  });
  const status = answer.getResponseCode();
  const text = answer.getContentText();
  const content = status === 200 ? JSON.parse(text) : [];
  const failed = content.find(({ error }) => error);
  if (status === 200 && !failed) return content;
  const remedy = remedies[status] || 'Meist vergeht das von selbst.';
  throw new Error(`Firestore antwortet mit ${status}. ${remedy} Antwort: ${text.slice(0, 500)}`);
}

function mail({ messages, count }) {
  const texts = messages.map(({ createTime, fields }) => {
    const received = new Date(createTime).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' });
    const from = `${inOneLine(fieldOf(fields, 'name'))} <${inOneLine(fieldOf(fields, 'email'))}>`;
    return `${received}, ${from}\n\n${printable(fieldOf(fields, 'message'))}`;
  });
  const rest = count - messages.length;
  if (rest > 0) texts.push(`Außerdem: ${rest}. Lies sie in der Firebase-Konsole.`);
  const [{ fields }] = messages;
  const name = Array.from(inOneLine(fieldOf(fields, 'name')))
    .slice(0, 60)
    .join('');
  const options = {
    to: mailbox,
    subject: count === 1 ? `Nachricht von ${name}` : `${count} neue Nachrichten`,
    body: texts.join('\n\n--------\n\n'),
  };
  const senders = new Set(messages.map((message) => fieldOf(message.fields, 'email')));
  const [replyTo] = senders;
  if (senders.size > 1 || !isPlainAddress(replyTo)) return MailApp.sendEmail(options);
  try {
    MailApp.sendEmail({ ...options, replyTo });
  } catch {
    // Google may refuse `replyTo`. The text of the mail has the address as well.
    MailApp.sendEmail(options);
  }
}

/** A text may be missing, because owners can edit documents in Firebase's console. */
function fieldOf(fields, name) {
  return fields?.[name]?.stringValue || '';
}

/** Whether a text is exactly one address. A stranger could write headers of the mail with another text. */
function isPlainAddress(text) {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text);
}

/** Replaces control characters, with which a message could show another text than it contains. */
function printable(text) {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

function inOneLine(text) {
  return printable(text).replace(/\s+/g, ' ').trim();
}
