// More sites than in the quick tests.
import './any-owner.test.ts';
