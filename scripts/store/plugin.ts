import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { messageFile } from './message-file.ts';
import { messageMiddleware } from './middleware.ts';

type MessageStoreOptions = {
  /** Path of the message file, relative to the root of the site. */
  file: string;
};

/** Lets Vite's development and preview servers take the messages of the contact form. */
export function messageStore({ file }: MessageStoreOptions): Plugin {
  async function install(middlewares: Connect.Server, root: string) {
    const messages = messageFile(resolve(root, file));
    middlewares.use(messageMiddleware(messages));
    // Looks at the file now, so that what is wrong with it shows before a visitor writes.
    await messages
      .update(() => ({ added: [], result: undefined }))
      .catch((error: Error) =>
        console.error(`Message store: ${messages.path} cannot be read: ${error.message}`),
      );
  }
  return {
    name: 'message-store',
    configureServer: ({ middlewares, config }) => install(middlewares, config.root),
    configurePreviewServer: ({ middlewares, config }) => install(middlewares, config.root),
  };
}
