// Clicks the links as well.
import './any-owner.test.ts';
