import { framedCapture } from './framed-capture.ts';

export const screen = framedCapture('lock-screen', 'light');
