// Written by `npm run generate`; do not edit.

export { Backdrop } from '../Backdrop/Backdrop.tsx';
export { Button } from '../Button/Button.tsx';
export { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
export { Card } from '../Card/Card.tsx';
export { Checkbox } from '../Checkbox/Checkbox.tsx';
export { Divider } from '../Divider/Divider.tsx';
export { FormLayout } from '../FormLayout/FormLayout.tsx';
export { Heading } from '../Heading/Heading.tsx';
export { Image } from '../Image/Image.tsx';
export { Link } from '../Link/Link.tsx';
export { Notice } from '../Notice/Notice.tsx';
export { PasswordField } from '../PasswordField/PasswordField.tsx';
export { Split } from '../Split/Split.tsx';
export { Stack } from '../Stack/Stack.tsx';
export { Text } from '../Text/Text.tsx';
export { TextField } from '../TextField/TextField.tsx';
