declare module 'subset-font' {
  interface SubsetOptions {
    keepFeatures?: string[];
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
