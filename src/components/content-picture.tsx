import type { ComponentProps } from 'react';
import type { Picture } from '#src/content/types.ts';
import { assetUrl, sourceSet } from '#src/lib/environment.ts';
import { pictureWidths } from '#src/lib/specification.ts';

type ContentPictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: Picture;
  sizes: string;
};

export function ContentPicture({ picture, sizes, alt, ...props }: ContentPictureProps) {
  const { src, width, height } = picture;
  const widths = pictureWidths(width);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(src, widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(src, widths, 'webp')} sizes={sizes} />
      <img
        {...props}
        // For browsers without `<picture>`.
        src={assetUrl(`pictures/${src}-${Math.round(width / 2)}.webp`)}
        alt={alt ?? picture.alt}
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}
