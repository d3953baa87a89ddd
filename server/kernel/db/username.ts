/**
 * The form in which usernames are compared and are unique: without outer spaces, one way to write each character,
 * lower case. The server makes it and not the database, whose folding depends on its locale.
 */
export function foldUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
