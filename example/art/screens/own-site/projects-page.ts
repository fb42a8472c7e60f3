import { framedCapture } from './framed-capture.ts';

export const screen = framedCapture('projects-page', 'light');
