// More sites, without script as well, read by the validator.
import './any-owner.test.ts';
