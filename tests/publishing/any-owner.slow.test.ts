// The same test of more sites, also without script, and checked by the HTML validator.
import './any-owner.test.ts';
