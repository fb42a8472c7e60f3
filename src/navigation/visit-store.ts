// biome-ignore-all lint/performance/noBarrelFile: until its importers name the slices.
export * from '#src/store/motion-slice.ts';
export * from '#src/store/place-slice.ts';
export * from '#src/store/visit-store.ts';
