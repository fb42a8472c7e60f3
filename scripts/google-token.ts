import { spawnSync } from 'node:child_process';

/** The login of the owner at Google: `GOOGLE_OAUTH_ACCESS_TOKEN`, or that of gcloud; undefined without either. */
export function googleToken(): string | undefined {
  const { GOOGLE_OAUTH_ACCESS_TOKEN: token } = process.env;
  if (token) return token;
  const { stdout, status } = spawnSync('gcloud', ['auth', 'print-access-token'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return (status === 0 && stdout.trim()) || undefined;
}
