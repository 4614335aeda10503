// Links of the router in the clothes of the component library, with their addresses checked by types.
import { Anchor, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type LinkProps = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>;

export const LinkAnchor = createLink(Anchor<'a'>);
/** A link that looks like a button: it opens in another tab as links do, and readers of the screen call it one. */
export const LinkButton = createLink((props: LinkProps) => <Button component="a" {...props} />);
