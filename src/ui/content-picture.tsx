import type { ComponentProps } from 'react';
import { assetUrl } from '#src/config/environment.ts';
import { pictureWidths } from '#src/config/picture-widths.ts';
import type { Picture } from '#src/content/types.ts';

function srcSet({ src, width }: Picture, format: 'avif' | 'webp'): string {
  return pictureWidths(width)
    .map((each) => `${assetUrl(`pictures/${src}-${each}.${format}`)} ${each}w`)
    .join(', ');
}

type ContentPictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: Picture;
  sizes: string;
};

export function ContentPicture({ picture, sizes, alt, ...props }: ContentPictureProps) {
  const { src, width, height } = picture;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
      <img
        {...props}
        // Browsers without `srcset` load this one.
        src={assetUrl(`pictures/${src}-${Math.round(width / 2)}.webp`)}
        alt={alt ?? picture.alt}
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}
