import type { BaseLocationHook } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

/**
 * Location hook for a router whose links only navigate: wouter's links subscribe to the location, so all
 * of them would render whenever a page turns.
 */
export const linksOnly: BaseLocationHook = () => ['', navigate];
