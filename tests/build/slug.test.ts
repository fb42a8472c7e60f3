import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '#src/content/owner.ts';
import { copyProject, removeCopy, writeOwner } from '../support/project-copy.ts';
import { runVite } from '../support/site-server.ts';

let folder: string;

beforeAll(() => {
  folder = copyProject();
});
afterAll(() => removeCopy(folder));

/** `route-errors.test.ts` has every reason. */
describe("an owner's slug that cannot be an address", () => {
  it.each([
    ['react', /collides with "React"/],
    ['', /must consist of letters/],
  ])('"%s" stops the build with one clear line', async (slug, reason) => {
    writeOwner(folder, { ...owner, slug });
    const { code, errors } = await runVite(['build'], {}, folder);
    expect(code).toBe(1);
    expect(errors.trimEnd().split('\n')).toEqual([expect.stringMatching(reason)]);
    expect(errors).toContain(`The owner's slug "${slug}"`);
  });
});
