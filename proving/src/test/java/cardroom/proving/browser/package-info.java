/// A real Chromium before the client, at a phone's size and at a desk's.
@org.jspecify.annotations.NullMarked
package cardroom.proving.browser;
