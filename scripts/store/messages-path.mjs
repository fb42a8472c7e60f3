/**
 * Where `npm start` and `npm run dev` store the messages and `npm run messages` reads them, relative
 * to the folder of package.json; `MESSAGES_FILE` names another file.
 */
export const messagesPath = process.env.MESSAGES_FILE || '.data/messages.jsonl';
