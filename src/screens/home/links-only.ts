import type { BaseLocationHook } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

/**
 * For a router around links that only lead somewhere: wouter's links listen to the address, and all of
 * them would render with every page that turns.
 */
export const linksOnly: BaseLocationHook = () => ['', navigate];
