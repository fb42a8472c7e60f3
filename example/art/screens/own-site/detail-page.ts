import { framedCapture } from './framed-capture.ts';

export const screen = framedCapture('detail-page', 'dark');
